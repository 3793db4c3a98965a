declare module 'swagger-ui-dist/absolute-path.js' {
  /** The folder that the package's files lie in. */
  export default function getAbsoluteFSPath(): string
}
