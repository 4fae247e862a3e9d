import { Button } from '../../ui/Button.tsx';
import classes from './network-button.module.css';
import { NetworkMark } from './network-mark.tsx';

/** Leads to the social network's login: a whole navigation, for the server answers with the network's address. */
export function NetworkButton({ href, children }: { href: string; children: string }) {
  return (
    <Button component="a" href={href} className={classes.network} fullWidth>
      <NetworkMark />
      {children}
    </Button>
  );
}
