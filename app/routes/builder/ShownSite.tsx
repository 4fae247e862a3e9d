import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteFrame, type Device } from './SiteFrame.tsx';
import { Toolbar } from './Toolbar.tsx';
import { ViewSwitch, type View } from './ViewSwitch.tsx';

/** The finished site in its framed browser; a phone first sees the site as a phone shows it. */
export function ShownSite({ name, url }: { name: string; url: string }) {
  const { t } = useTranslation('vetrina');
  const narrow = useMediaQuery('(max-width: 47.99em)', false);
  const [picked, setPicked] = useState<Device | null>(null);
  const [view, setView] = useState<View>('site');
  const device = picked ?? (narrow ? 'phone' : 'desktop');
  return (
    <>
      <Toolbar name={name} url={url} device={device} onDevice={setPicked} />
      <SiteFrame url={view === 'site' ? url : `${url}${view}`} title={t('stage.frame', { name })} device={device} />
      <ViewSwitch view={view} onView={setView} />
    </>
  );
}
