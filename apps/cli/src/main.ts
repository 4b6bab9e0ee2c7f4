import { complain } from './complaint.ts';
import { runProgram } from './program.ts';
import { askedLanguage, openTerminal } from './terminal.ts';

// A reader that has seen enough (`| head`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

const args = process.argv.slice(2);
const language = askedLanguage(args);
const terminal = await openTerminal(language ?? 'en');
if (language) await runProgram(terminal, args);
else process.exitCode = complain(terminal, { at: '--lang', code: 'unknown-language', expected: 'en, fr' });
