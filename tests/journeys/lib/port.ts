const ports = (process.env.NP_TEST_PORT ?? '').split(',');

/** Where this worker's demo world is served; one that was named for quick looks serves them all. */
export const port = Number(ports[Number(process.env.TEST_PARALLEL_INDEX ?? 0) % ports.length]);
