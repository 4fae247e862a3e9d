/** Around the routes with forms: only they carry the component library. */
import '../ui/mantine.css';
import { MantineProvider, type MantineColorSchemeManager } from '@mantine/core';
import { Outlet } from 'react-router';
import { chosenMode, watchAppearance } from '../ui/appearance.ts';
import { cssVariables, theme } from '../ui/theme.ts';

/** The library follows our own choice and never writes it. */
function followingOurs(): MantineColorSchemeManager {
  let stop: (() => void) | undefined;
  return {
    get: (fallback) => (typeof window === 'undefined' ? fallback : chosenMode()),
    set: () => undefined,
    subscribe: (onUpdate) => {
      stop = watchAppearance(() => onUpdate(chosenMode()));
    },
    unsubscribe: () => stop?.(),
    clear: () => undefined,
  };
}
const manager = followingOurs();

export default function FormsLayout() {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      colorSchemeManager={manager}
      cssVariablesResolver={cssVariables}
    >
      <Outlet />
    </MantineProvider>
  );
}
