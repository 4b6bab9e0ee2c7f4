#!/usr/bin/env node
// Plain JavaScript, so that an old Node can still read it and say what is missing.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 19)) {
  console.error(`signoria needs Node 22.19 or newer; this is Node ${process.versions.node}.`);
  process.exitCode = 1;
} else {
  // TypeScript is read once and kept: a second start takes a third of the time.
  const { enableCompileCache } = await import('node:module');
  enableCompileCache();
  await import('../src/main.ts');
}
