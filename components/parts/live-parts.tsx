'use client'

import { useState } from 'react'
import { QuantityStepper } from '@/components/cart/quantity-stepper'
import { Button } from '@/components/ui/button'
import { Drawer } from '@/components/ui/drawer'
import { Sheet } from '@/components/ui/sheet'
import styles from './parts.module.css'

const SIDES = ['left', 'right', 'center'] as const

/** Components that open and close, for tests with pointer, keyboard and screen reader. */
export function LiveParts() {
  const [side, setSide] = useState<(typeof SIDES)[number]>('right')
  const [isOpen, setOpen] = useState(false)
  const [quantity, setQuantity] = useState(1)
  return (
    <section className={styles.live}>
      <h2 className="serif d-24">Drawer, Sheet</h2>
      {SIDES.map((name) => (
        <Button
          key={name}
          variant="line"
          small
          onClick={() => {
            setSide(name)
            setOpen(true)
          }}
        >
          Drawer, {name}
        </Button>
      ))}
      <Button variant="line" small popoverTarget="parts-sheet">
        Sheet
      </Button>
      <Drawer
        id="parts-drawer"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Drawer"
        closeLabel="Close"
        side={side}
        foot={<Button wide>Foot</Button>}
      >
        <p>Body</p>
      </Drawer>
      <Sheet id="parts-sheet" title="Sheet" closeLabel="Close">
        <p>Body</p>
      </Sheet>
      <h2 className="serif d-24">QuantityStepper</h2>
      {(['rest', 'hover', 'focus-visible', 'active'] as const).map((force) => (
        <div key={force} data-force={force}>
          <QuantityStepper name={force} quantity={quantity} maxQuantity={3} isBusy={false} onChange={setQuantity} />
        </div>
      ))}
      <QuantityStepper name="busy" quantity={quantity} maxQuantity={3} isBusy onChange={setQuantity} />
      <QuantityStepper name="last" quantity={1} maxQuantity={1} isBusy={false} onChange={setQuantity} />
    </section>
  )
}
