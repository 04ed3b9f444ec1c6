import { root, version } from './build/vite-plugins.ts';
import { releaseFiles } from './release/release-files.ts';

/** npm run release -- FOLDER: publishes the built bundle to the folder that a CDN serves as `/np/`. */
const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('np: release needs the folder to publish into: npm run release -- FOLDER');
  process.exit(2);
}
try {
  const removed = releaseFiles(new URL('dist/', root).pathname, folder, version);
  console.log(
    `np: ${version} is in ${folder}/${version}, and the newest release in ${folder}. Removed, for no kept release has them: ${removed.length} files.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
