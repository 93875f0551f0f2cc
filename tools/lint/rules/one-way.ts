import { dottedName, isTest, pathIn, roomOf, type Node, type Rule } from '../kit.ts'

const applications = new Set(['@daftar/merchant', '@daftar/desk'])
const busyState = /^set(Is)?(Busy|Sending|Saving|Submitting|Running|Joining)$/

const tryState = /^set(Is|Has)?(Tried|Attempted)$/

/** What both applications do is done in one way, by what the floor below them offers. */
export const oneWayRule: Rule = {
  meta: { docs: { description: 'features act by the hooks of app-kit and the calls of the client' } },
  create(context) {
    const room = roomOf(context.filename)
    if (!room || !applications.has(room.name) || isTest(context.filename)) return {}
    if (!/^src\/(features|pay|shared)\//.test(pathIn(room, context.filename))) return {}
    // Below the features the page is put together, which hands out keys and shows files.
    const isShared = pathIn(room, context.filename).startsWith('src/shared/')
    const isScreenPart = /\/(screens|parts)\//.test(context.filename)
    const report = (node: Node, what: string, instead: string) =>
      context.report({ node, message: `${what}: ${instead}` })
    return {
      ImportDeclaration(node) {
        for (const { imported } of node.specifiers as Node[]) {
          if (imported?.name === 'useMutation')
            report(node, 'useMutation', 'useMutationOnce or useAct of app-kit')
          if (imported?.name === 'useParams')
            report(node, 'useParams', 'params of the screen, by screenRoute')
          if (imported?.name === 'randomKey' && !isShared)
            report(node, 'randomKey', 'useIdempotencyKey of app-kit')
        }
      },
      CallExpression(node) {
        const called = dottedName(node.callee).at(-1)
        if (called === 'randomUUID' && !isShared) report(node, 'randomUUID', 'useIdempotencyKey of app-kit')
        if (!isShared && (called === 'fetch' || called === 'createObjectURL' || isNewAnchor(node)))
          report(node, called ?? '', 'a call of packages/client')
        if (called === 'useState' && isFieldCode(node.typeArguments?.params[0]))
          report(node, 'an error beside its field', 'useCheckedForm or useActForm of app-kit')
        if (called === 'read' && dottedName(node.callee).at(-2)?.endsWith('Filters') && isScreenPart)
          report(node, 'filters read by hand', 'useAddressFilters of app-kit')
        if (called === 'useRef' && node.arguments[0]?.value === false)
          report(node, 'a flag of its own', 'useOnce of app-kit')
      },
      NewExpression(node) {
        const made = dottedName(node.callee).at(-1)
        if (!isShared && (made === 'EventSource' || made === 'XMLHttpRequest'))
          report(node, made, 'a call of packages/client')
      },
      VariableDeclarator(node) {
        const setter: unknown = node.id.elements?.[1]?.name
        const isFlag = node.init?.arguments?.[0]?.value === false
        if (!isFlag || typeof setter !== 'string') return
        if (busyState.test(setter)) report(node, 'a busy state of its own', 'useOnce of app-kit')
        if (tryState.test(setter)) report(node, 'a try of its own', 'useCheckedForm or useActForm of app-kit')
      },
    }
  },
}

/** What is wrong with a field, or that nothing is. */
function isFieldCode(type: Node | undefined): boolean {
  if (type?.type === 'TSUnionType') return type.types.some(isFieldCode)
  return type?.type === 'TSTypeReference' && type.typeName.name === 'FieldCode'
}

/** Saves a file, or follows a link that nobody sees. */
function isNewAnchor(node: Node): boolean {
  return dottedName(node.callee).at(-1) === 'createElement' && node.arguments[0]?.value === 'a'
}
