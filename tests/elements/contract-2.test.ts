import { testContract } from './lib/contract-suite.ts';

testContract(1);
