import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';

const INKS: Readonly<Record<string, string>> = {
  31: '#f0836b',
  32: '#8fd0a4',
  33: '#e9c26a',
  34: '#8db4f2',
  35: '#d9a5d6',
  36: '#84cfd0',
  37: '#e8e2d2',
  90: '#9a9284',
};

/** What a command writes to a terminal of this size until it waits for an answer. */
export async function writtenBy(command: string, columns: number, rows: number): Promise<string> {
  // `script` gives the command a terminal of its own.
  const sized = `stty cols ${columns} rows ${rows}; ${command}`;
  const child = spawn('script', ['-qec', sized, '/dev/null'], { cwd: tmpdir() });
  let written = '';
  child.stdout.on('data', data => {
    written += data;
    if (/\n[^\n]*> /.test(written.slice(-80))) child.kill();
  });
  await once(child, 'close');
  return written;
}

/** A page that looks as the terminal did: bold, dim, colours, and grounds of them. */
export function terminalPage(written: string): string {
  const lines = written
    .replaceAll('\r\n', '\n')
    .split('\n')
    // What was written over is gone.
    .map(line => line.slice(line.lastIndexOf('\r') + 1))
    .join('\n')
    .trim();
  return `<!doctype html><meta charset="utf-8"><style>
    body { margin: 0; background: #201b15; color: #e8e2d2; }
    pre { margin: 0; padding: 18px 22px; font: 15px/1.32 "DejaVu Sans Mono", Menlo, monospace; }
  </style><pre>${dressed(lines)}</pre>`;
}

function dressed(text: string): string {
  const worn = { bold: false, dim: false, inverse: false, ink: '' };
  const [plain, ...rest] = text.split('\u001b');
  const pieces = rest.map(piece => {
    const [all, codes, command] = piece.match(/^\[([0-9;?]*)([A-Za-z])/) ?? ['', '', ''];
    if (command === 'm') for (const code of codes.split(';')) wear(worn, code);
    return span(piece.slice(all.length), worn);
  });
  return [span(plain, worn), ...pieces].join('');
}

interface Worn {
  bold: boolean;
  dim: boolean;
  inverse: boolean;
  ink: string;
}

function wear(worn: Worn, code: string): void {
  if (code in INKS) worn.ink = INKS[code];
  else if (code === '39') worn.ink = '';
  else if (code === '1') worn.bold = true;
  else if (code === '2') worn.dim = true;
  else if (code === '22') Object.assign(worn, { bold: false, dim: false });
  else if (code === '7' || code === '27') worn.inverse = code === '7';
}

function span(text: string, { bold, dim, inverse, ink }: Worn): string {
  if (text === '') return '';
  const colour = ink || '#e8e2d2';
  const style = [
    inverse ? `background: ${colour}; color: #201b15` : `color: ${colour}`,
    bold ? 'font-weight: 700' : '',
    dim ? 'opacity: 0.65' : '',
  ];
  return `<span style="${style.filter(Boolean).join('; ')}">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</span>`;
}
