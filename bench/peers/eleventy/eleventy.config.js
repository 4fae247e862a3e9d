export default () => ({ dir: { input: 'content', output: 'dist' } });
