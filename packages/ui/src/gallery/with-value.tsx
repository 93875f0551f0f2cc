import { useState } from 'react'
import type { ReactNode } from 'react'

/** Lets a sample keep its own value, so that the gallery can be typed into. */
export function WithValue<Value>(props: {
  start: Value
  children: (value: Value, setValue: (value: Value) => void) => ReactNode
}) {
  const [value, setValue] = useState(props.start)
  return props.children(value, setValue)
}
