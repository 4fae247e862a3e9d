import { Button } from '../../ui/Button.tsx';
import classes from './network-button.module.css';
import { NetworkMark } from './network-mark.tsx';

/** Leads to the social network's login: a whole navigation, for the server answers with the network's address. */
export function NetworkButton(props: {
  href: string;
  /** It leads there in a tab of its own, so that this one stays as it is; hears of it. */
  onBeside?: () => void;
  children: string;
}) {
  const beside = props.onBeside && { target: '_blank', rel: 'noopener', onClick: props.onBeside };
  return (
    <Button component="a" href={props.href} className={classes.network} fullWidth {...beside}>
      <NetworkMark />
      {props.children}
    </Button>
  );
}
