import { asked, ok, type Look } from '../../platform/finding.ts';

export const lookAtSocialNetwork: Look = ({ config, ports }) =>
  asked(
    'social network',
    async () => {
      await ports.social.search('pizzeria', 1);
      return [ok('social network', 'answers searches')];
    },
    {
      means: 'nobody finds their page.',
      keys: 'SOCIAL_ACCESS_TOKEN, SOCIAL_APP_SECRET, and that the app has Page Public Content Access',
      address: config.social.apiBase,
    },
  );
