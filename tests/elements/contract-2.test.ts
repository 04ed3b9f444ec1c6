import { holdContract } from './lib/contract-suite.ts';

holdContract(1);
