import { holdContract, holdLists } from './lib/contract-suite.ts';

holdContract(0);
holdLists();
