import type { ArticleTexts } from '@/mock-backend/catalogue/cms/cms-text-types'

export const svArticles: ArticleTexts = {
  print: {
    title: 'Från akvarell till tyg',
    description: 'Hur fjällets blommor blir ett klänningsmönster.',
    teaser: 'Varje mönster målas för hand. Så blir en vallmo fyrtio meter viskos.',
    alt: 'Två blommiga omlottklänningar, marinblå och benvit',
    intro: 'Mönstret börjar med ett glas vatten, tre penslar och en blomma som inte väntar.',
    sections: [
      [
        'Först på papper',
        'Blommorna målas ute, ofta i ett svep. Akvarell förlåter inget, och just därför fungerar den: en kant som hamnat lite snett ser levande ut på tyg.',
        'Till ett mönster behövs femton blommor. Tio hamnar i papperskorgen.',
      ],
      [
        'Sedan i rapport',
        'Bilden delas upp så att ögat inte hittar skarven. Det är det långsammaste steget. Ett bra mönster känns igen på att upprepningarna inte går att räkna.',
      ],
      [
        'Och till slut på kroppen',
        'Vi trycker på viskos i små serier och tittar på varje färg vid fönstret, morgon och kväll. Den marinblå botten valdes i november, den benvita i juni.',
        'Se alla {wrapDresses|omlottklänningar}.',
      ],
    ],
  },
  pleats: {
    title: 'Plissé som håller',
    description: 'Tvätt, upphängning och resväska: så förblir vecken skarpa.',
    teaser: 'Tvätt, upphängning och resväska.',
    alt: 'Vinröd plisserad kjol',
    intro: 'Ett veck är ett minne som bränts in i tyget. Behandla det så.',
    sections: [
      [
        'Tvätta i påse',
        'Rulla kjolen till en korv längs vecken, trä den i ett strumpbyxben och lägg den i tvättpåsen. Trettio grader, långsam centrifugering.',
      ],
      [
        'Häng den blöt',
        'Vattnet drar vecken raka när kjolen hänger i linningen. Ingen torktumlare, inget strykjärn. Har fållen gått sin egen väg, ånga på avstånd och rätta till med fingrarna.',
      ],
      [
        'Rulla den i väskan',
        'Rulla längs vecken och lägg kjolen överst i resväskan. Den är klar när du kommer fram.',
        'Se {skirts|kjolarna}.',
      ],
    ],
  },
  leather: {
    title: 'Så vårdar du lädret',
    description: 'Tio minuter, två gånger om året.',
    teaser: 'Tio minuter, två gånger om året.',
    alt: 'Konjaksbruna boots i morgonljus',
    intro: 'Vegetabiliskt garvat läder mörknar, mjuknar och håller, om det får mat.',
    sections: [
      [
        'Rengör',
        'Borsta bort dammet med en torr borste. Torka fläckar med en fuktig trasa och låt torka i rumstemperatur, aldrig på elementet.',
      ],
      [
        'Smörj',
        'Ta en ärtstor klick oparfymerad kräm och gnid in i små cirklar. Vänta tio minuter och polera med en ullstrumpa. Prova först där ingen ser.',
      ],
      [
        'Förvara',
        'Skor på skoblock, väskan fylld med papper i sin tygpåse. Läder vill andas: plast är inget hem.',
        'Se {boots|boots} och {bags|väskor}.',
      ],
    ],
  },
}
