import type { Checklist } from '../checklist.ts';

export const airReceiverAndCompressor: Checklist = {
  purpose:
    'For each air compressor and air receiver that is brought to the site, before it is first run there, after it was moved or repaired, and every month. An air receiver is a vessel under pressure: this inspection does not replace the statutory examination by an authorised examiner. Look at it switched off, isolated and without pressure first, then running.',
  particulars: [
    'Equipment number',
    'Maker, type and year',
    'Receiver serial number',
    'Registration (PV / LM) number',
    'Safe working pressure (bar)',
    'Certificate valid until',
    'Volume of the receiver (litres)',
    'Power (diesel, electric; kW)',
  ],
  sections: [
    {
      title: 'Papers',
      items: [
        'The certificate of examination is valid, is of this very receiver, and a copy is with it.',
        'The name plate is readable: maker, serial number, safe working pressure, test pressure, year.',
        'The safe working pressure on plate, certificate and gauge agrees.',
        'The maintenance record is at hand, and oil, filters and belts are not overdue.',
        'Whoever runs it has been trained on it and is named on the permit.',
      ],
    },
    {
      title: 'Receiver, without pressure',
      items: [
        'The shell has no dent, bulge, crack, deep corrosion, or weld that was made later.',
        'Fittings, plugs and inspection covers are tight, and every bolt is there.',
        'Feet, skid or chassis are whole, and the receiver is fixed to them.',
        'The drain valve opens, and water is drained at the start of every shift.',
      ],
    },
    {
      title: 'Safety devices',
      items: [
        'The safety valve is sealed, is set no higher than the safe working pressure, and has a valid tag.',
        'Its outlet is clear and blows away from people; there is no valve between it and the receiver.',
        'The pressure gauge is readable and calibrated, has its date, and the safe working pressure is marked on it.',
        'The pressure switch or unloader stops or unloads below the safe working pressure (note it below).',
        'The non-return valve between compressor and receiver holds.',
        'A fusible plug or a switch for high temperature is fitted where the maker asks for it.',
        'The emergency stop is marked, can be reached, and works.',
      ],
    },
    {
      title: 'Compressor and drive',
      items: [
        'Belts, couplings, fans and hot parts are guarded; guards are fixed and cannot be reached through.',
        'No oil, fuel or coolant leaks; a drip tray is below, and a spill kit beside it.',
        'Electric: cable, plug and earth are sound, behind a 30 mA residual-current device, isolator in reach.',
        'Diesel: exhaust and spark arrester are sound; fuel is stored apart; it is not refuelled while it runs.',
        'The air intake is clean and draws from clean air: no exhaust, solvents or process gas nearby.',
        'The noise is known; hearing protection is marked and worn where it exceeds 85 dB(A).',
      ],
    },
    {
      title: 'Hoses and tools',
      items: [
        'Hoses are rated for the pressure and have no cut, bulge, burn or kink.',
        'Couplings are locked with pins or clips, and whip-checks are fitted on every joint that could part.',
        'A shut-off valve stands where the hose begins, and pressure can be let off before a joint is opened.',
        'Hoses lie out of the way of people, vehicles, edges and heat, or are covered.',
        'Blow guns are limited to about 2 bar with a dead-end safe nozzle; nobody blows at people or clothes.',
      ],
    },
    {
      title: 'Where it stands, and running',
      items: [
        'It stands level with its wheels chocked, in the open or in good air, with room to walk around it.',
        'It is barricaded and signed; only named people run it. A fire extinguisher is within 5 m.',
        'No exhaust reaches an air intake of a building, a cleanroom or a confined space.',
        'The air is not for breathing; that needs its own tested supply.',
        'Run for ten minutes: no unusual noise, vibration, smell or leak; pressure cuts in and out as set.',
      ],
    },
  ],
  stopWork: [
    'the certificate is missing, out of date or of another receiver',
    'the safety valve is blocked, tampered with or does not lift, or the gauge does not work',
    'the shell is dented, cracked, bulging or leaking',
    'the pressure rises above the safe working pressure: stop, keep away, let it off by the drain',
  ],
  results: [
    'Safe to use until the next inspection',
    'Safe once the actions above are done',
    'Not safe: isolated and tagged out',
  ],
  records: [
    {
      title: 'Readings while it ran',
      columns: [
        { title: 'Date and time', share: 20 },
        { title: 'Cuts in at (bar)', share: 16 },
        { title: 'Cuts out at (bar)', share: 16 },
        { title: 'Safety valve set at (bar)', share: 20 },
        { title: 'Temperature (°C)', share: 14 },
        { title: 'Read by', share: 18 },
      ],
      rows: 4,
    },
  ],
  signatures: ['Inspected by (competent person)', 'Owner or hirer of the equipment', 'Supervisor of the work'],
};
