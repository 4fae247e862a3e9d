/** `npm run packages -- test`: what is installed and started of the packages, and docs/packages.md. Resolves with the exit code. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshDebian } from './root-folder.ts';
import { ROOT, ROWS } from './rows.ts';

export async function main(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'vetrina-packages-'));
  const debian = join(folder, 'debian');
  try {
    const reason = freshDebian(debian);
    if (reason !== null) throw new Error(`Not tried: ${reason}.`);
    const lines: string[] = [];
    let wrong = 0;
    for (const { what, how, run } of ROWS) {
      const { outcome, told } = await run({ folder, debian });
      if (outcome !== 'ok') wrong += 1;
      console.log(`${outcome === 'ok' ? 'ok   ' : 'WRONG'} ${what}: ${outcome === 'ok' ? told : outcome}`);
      lines.push(`| ${what} | ${how} | ${outcome === 'ok' ? `ok: ${told}` : 'WRONG'} |`);
    }
    if (wrong === 0) writeFileSync(join(ROOT, 'docs/packages.md'), report(lines));
    return wrong > 0 ? 1 : 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const report = (lines: readonly string[]): string => `# The packages, and what was tried of them

\`npm run packages -- deb [folder]\` builds the Debian package of this version, \`npm run packages -- root <folder>\` the folder that
[deploy/image/Containerfile](../deploy/image/Containerfile) makes an image of. \`npm run packages -- test\` makes the rows below and
writes this page. It needs root and Debian's packages (fetched below \`node_modules/.cache/packages\`; nothing is installed on the
machine), and is no part of \`npm test\`. How they are used: [production](production.md), sections 2, 6, 8 and 11. \`usr/share/doc/vetrina/sbom.cdx.json\` names
what each is made of (\`npm sbom\`, and Debian's libraries); fonts and icons that are built into it are in [CREDITS](../CREDITS.md).

| what | how | |
|---|---|---|
${lines.join('\n')}

## Not tried

The first stage of the Containerfile, which needs a base image, and \`docker compose up\`: no registry of images was at hand; what that stage makes, and what the last one copies and starts, is what the rows above build and run. systemd itself, as the first process: its units were verified, their command was run as
their user with the same folders to write to, and what that tells systemd was heard. Processors other than amd64. Caddy with certificates in a bucket.
`;
