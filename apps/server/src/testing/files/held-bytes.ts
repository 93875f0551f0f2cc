import v8 from 'node:v8'
import vm from 'node:vm'

/**
 * The bytes of this process that somebody still holds, in heap and buffers: what is garbage was collected
 * before. The memory the system lends a process says less, because a busy machine collects later.
 */
export function heldBytes(): number {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

const collect = (() => {
  v8.setFlagsFromString('--expose-gc')
  return vm.runInNewContext('gc') as () => void
})()
