import { build } from 'vite';

/** Builds a module of the bench with its imports into one script, as a site would publish it. */
export const built = async (input: string): Promise<string> => {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, rolldownOptions: { input, preserveEntrySignatures: 'strict' } },
  });
  const chunk = 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error(`bench: ${input} was not built.`);
  return chunk.code;
};
