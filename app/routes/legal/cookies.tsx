import { LegalPage } from './LegalPage.tsx';

export default function Cookies() {
  return <LegalPage docs={['cookies']} />;
}
