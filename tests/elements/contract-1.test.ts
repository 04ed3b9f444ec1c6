import { testContract, testLists } from './lib/contract-suite.ts';

testContract(0);
testLists();
