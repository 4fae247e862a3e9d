/** /sitimanager/welcome: where an invitation leads; its secret stands behind the number sign and is sent once. */
import { WelcomeScreen } from './welcome-screen.tsx';

export default function WelcomeRoute() {
  return <WelcomeScreen />;
}
