/** The mail host as a process of its own, so that it can be killed. Told by a message where to listen; says when it does. */
import { startMailHostSandbox } from '../../sandboxes/mailhost/index.ts';

process.once('message', (options) => {
  startMailHostSandbox(options as Parameters<typeof startMailHostSandbox>[0]).then(
    ({ smtpUrl, imapUrl }) => process.send?.({ smtpUrl, imapUrl }),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      process.exit(1);
    },
  );
});
process.once('disconnect', () => process.exit(0));
