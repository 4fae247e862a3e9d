import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import classes from './order-list.module.css';
import { shownAddress } from './shown-address.ts';

export interface HelpedSite {
  id: string;
  name: string;
  url: string;
}

/** The whole row leads to the site's start. */
export function HelpedList({ sites }: { sites: HelpedSite[] }) {
  return (
    <ul className={classes.list}>
      {sites.map((site) => (
        <li key={site.id} className={classes.row} data-short>
          <div className={classes.what}>
            <Link className={classes.name} to={paths.site(site.id)}>
              {site.name}
            </Link>
            <a className={classes.site} href={site.url} target="_blank" rel="noopener">
              {shownAddress(site.url)}
            </a>
          </div>
          <span className={classes.arrow}>
            <Icon name="arrow" />
          </span>
        </li>
      ))}
    </ul>
  );
}
