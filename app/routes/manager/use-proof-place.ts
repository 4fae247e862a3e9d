import { useLocation } from 'react-router';

/** The screen that asks who they are, as the server reads its address. */
export const useProofPlace = (): string => useLocation().pathname.replace(/\/$/, '');
