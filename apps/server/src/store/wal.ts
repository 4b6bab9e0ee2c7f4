import { copyFileSync, existsSync, readFileSync } from 'node:fs';

/**
 * SQLite reads its write-ahead log up to the first frame that is not whole, and says nothing about what follows. After a
 * power cut that is the write that was under way; but it may as well be damage to what was acknowledged. So we look
 * first. The format: https://sqlite.org/fileformat2.html#the_write_ahead_log
 */
export interface WalReport {
  /** Frames up to the last whole commit: what SQLite will read. */
  whole: number;
  /** Frames of the same run of the log after that, which SQLite will leave out. */
  leftOut: number;
  /** Whole commits among those left out: they had reached the disk, so what stands before them is damaged. */
  lostCommits: number;
}

const HEADER = 32;
const FRAME_HEADER = 24;

/** Null when the log has no header that can be read: it is empty or of another making. */
export function inspectWal(wal: Uint8Array): WalReport | null {
  if (wal.length < HEADER) return null;
  const bytes = new DataView(wal.buffer, wal.byteOffset, wal.byteLength);
  const magic = bytes.getUint32(0);
  if ((magic & ~1) !== 0x377f0682) return null;
  const isLittle = (magic & 1) === 0;
  const pageSize = bytes.getUint32(8);
  const frameSize = FRAME_HEADER + pageSize;
  const salt = bytes.getBigUint64(16);
  let sum = checksum(bytes, isLittle, 0, 24, [0, 0]);
  if (!isSum(bytes, 24, sum)) return null;

  const report: WalReport = { whole: 0, leftOut: 0, lostCommits: 0 };
  let isDamaged = false;
  for (let at = HEADER, frame = 1; at + frameSize <= wal.length; at += frameSize, frame++) {
    if (bytes.getBigUint64(at + 8) !== salt) break;
    sum = checksum(bytes, isLittle, at + FRAME_HEADER, pageSize, checksum(bytes, isLittle, at, 8, sum));
    const isWhole = isSum(bytes, at + 16, sum);
    const isCommit = bytes.getUint32(at + 4) !== 0;
    if (!isWhole) isDamaged = true;
    if (isDamaged) report.leftOut++;
    if (isCommit && isWhole && isDamaged) report.lostCommits++;
    if (isCommit && isWhole && !isDamaged) report.whole = frame;
    // The sums are chained: whether the frames after a damaged one were whole is told from the sum it carries.
    sum = [bytes.getUint32(at + 16), bytes.getUint32(at + 20)];
  }
  return report;
}

type Sum = readonly [number, number];

function checksum(bytes: DataView, isLittle: boolean, from: number, length: number, start: Sum): Sum {
  let [a, b] = start;
  for (let at = from; at < from + length; at += 8) {
    a = (a + bytes.getUint32(at, isLittle) + b) >>> 0;
    b = (b + bytes.getUint32(at + 4, isLittle) + a) >>> 0;
  }
  return [a, b];
}

function isSum(bytes: DataView, at: number, [a, b]: Sum): boolean {
  return bytes.getUint32(at) === a && bytes.getUint32(at + 4) === b;
}

/**
 * Looks at the log a process left behind that did not end well. Where something in it will be left out it is kept beside
 * the data, before SQLite writes over it; the answer says so in one line.
 */
export function keepDamagedWal(file: string): { isDamaged: boolean; line: string } | null {
  const path = `${file}-wal`;
  if (!existsSync(path)) return null;
  const wal = readFileSync(path);
  const report = inspectWal(wal);
  if (wal.length < HEADER || (report && report.leftOut === 0)) return null;
  const kept = `${path}.kept`;
  copyFileSync(path, kept);
  if (report === null)
    return { isDamaged: true, line: `the write-ahead log has no readable head; it is kept as ${kept}` };
  const { leftOut, lostCommits } = report;
  return lostCommits > 0
    ? {
        isDamaged: true,
        line: `the write-ahead log is damaged: ${lostCommits} commits are left out; it is kept as ${kept}`,
      }
    : {
        isDamaged: false,
        line: `${leftOut} frames at the end of the write-ahead log are not whole and left out; it is kept as ${kept}`,
      };
}
