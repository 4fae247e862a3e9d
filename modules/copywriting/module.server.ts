import { defineModule } from '../../platform/module.ts';
import { endTexts, settleTexts } from './end-text.ts';
import { copywritingCalls } from './http.ts';
import { exportTexts } from './texts-of-site.ts';

/** What is kept of a text goes with the content of its site (tables.ts), its task with the order. */
export const copywriting = defineModule({
  name: 'copywriting',
  entitlements: ['texts'],
  features: [
    {
      key: 'texts',
      available: ({ operator }) => operator.writesTexts,
      needs: 'writesTexts in the profile of OPERATOR_FILE',
      isChoice: true,
    },
  ],
  http: copywritingCalls,
  exportData: exportTexts,
  on: {
    'sites.published': settleTexts,
    'sites.state-changed': endTexts,
  },
});
