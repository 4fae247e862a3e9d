import it from '../it/vetrina.ts';

export default it;
