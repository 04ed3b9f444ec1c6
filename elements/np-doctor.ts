import { startDoctor } from '../src/features/doctor/doctor.rest.ts';

export { startDoctor as start };
