import type { Plugin } from 'vite';

/** Writes down which source files went into which chunk, for the budget: dist/.vite/chunks.json. */
export function chunkList(): Plugin {
  return {
    name: 'chunk-list',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap(file =>
        file.type === 'chunk'
          ? [
              [
                file.fileName,
                file.moduleIds.map(id => id.replace(/^.*\/(?=packages\/|apps\/|node_modules\/)/, '')),
              ],
            ]
          : [],
      );
      const source = JSON.stringify(Object.fromEntries(chunks), null, 1);
      this.emitFile({ type: 'asset', fileName: '.vite/chunks.json', source });
    },
  };
}
