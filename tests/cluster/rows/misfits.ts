import type { Row } from '../row.ts';

export const MISFITS: Row = {
  fault: 'a node with another APP_SECRET, and one that does not fit the tables',
  how: 'started beside the others',
  goal: 'it refuses to start and says the sentence; nobody else is moved',
  async run({ cluster }) {
    const { database, nodes } = cluster;
    const secret = await nodes.refused({ APP_SECRET: 'another one' });
    const floor = (mark: string) =>
      database.rows(`update installation set mark = $1 where name = 'schema-floor'`, [mark]);
    const [before] = await database.rows<{ mark: string }>(`select mark from installation where name = 'schema-floor'`);
    await floor('9999');
    let schema: string;
    try {
      schema = await nodes.refused({});
    } finally {
      await floor(before?.mark ?? '0');
    }
    const says = [
      /APP_SECRET is another/.test(secret),
      /A later version has taken away what this one reads/.test(schema),
    ];
    return {
      text: `another secret: ${says[0] ? 'refused in words' : secret.slice(-200)}; tables of a later version: ${says[1] ? 'refused in words' : schema.slice(-200)}`,
      good: says.every(Boolean),
    };
  },
};
