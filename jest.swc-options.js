export default {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    target: 'es2024',
    experimental: { keepImportAttributes: true },
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'es6' },
};
