import { salesFall } from '@daftar/rules/capital/simulator/simulation'
import { SliderField } from '@daftar/ui/slider-field'
import { m } from '@daftar/words'
import { percentText } from '@daftar/words/formats/number'

/** "Sales fall by", in steps of five percent. */
export function FallSlider({
  value,
  onValueChange,
}: {
  value: number
  onValueChange: (value: number) => void
}) {
  const { min, max, step } = salesFall
  return (
    <SliderField
      label={m.simulator_fall()}
      suffix={m.simulator_percent()}
      {...{ value, min, max, step, onValueChange }}
      minLabel={<bdi dir="ltr">{percentText(min)}</bdi>}
      maxLabel={<bdi dir="ltr">{percentText(max)}</bdi>}
      decreaseLabel={m.simulator_fall_less()}
      increaseLabel={m.simulator_fall_more()}
    />
  )
}
