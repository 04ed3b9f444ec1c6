import { startDoctor } from '../src/features/doctor/doctor.ts';

export { startDoctor };
