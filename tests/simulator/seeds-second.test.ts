import { manySeeds } from './many-seeds.ts';

manySeeds(101, 100);
