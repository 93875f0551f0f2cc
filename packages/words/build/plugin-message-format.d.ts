/** The plugin comes without types: it is what the compiler's own plugins are. */
declare module '@inlang/plugin-message-format' {
  import type { InlangPlugin } from '@inlang/sdk'

  const plugin: Required<InlangPlugin>
  export default plugin
}
