import { LegalPage } from './LegalPage.tsx';

/** R2 and R3: one legal text; this address opens it at privacy, /terms at the terms. */
export default function Privacy() {
  return <LegalPage docs={['privacy', 'terms']} />;
}
