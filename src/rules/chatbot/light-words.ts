/** Words of a question that say little of its matter: verbs with many meanings, places without a name, people in general. */
export const lightWords =
  'stare sta stava stanno venire viene vengono venuto venuti venuta venivano andare va vanno andava andato andati andata prendere preso presa presi prende ' +
  'tirare tirato tirano tirata dare dato dava danno mettere messo messa portare portato portata portano tenere tiene tengono tenuto lasciare lasciato ' +
  'trovare trovato trovata trovano saltare saltato saltata battere batte passare passato passa passano fare fatto fatta fanno faceva facevano ' +
  'pigliare toccare tocca capitare capitato succedere restare resta rimanere rimasto risultare uscire uscito uscita sapere capire ' +
  'vuole vogliono voleva volevano vorrebbe vorrebbero può possono poteva potrebbe potrebbero deve devono doveva dovevano dovrebbe riesce riescono serve servono solito davvero quell quel quei giro centro oggetto persone ' +
  'letto leggevo visto sentito detto dice dicono raccontano parlavano chiedere chiedo ' +
  'oltre via fuori sotto sopra dentro dietro davanti giù su là lì qua vicino intorno presso ' +
  'gente persona persone signora signore signori tizio tale tipo tipi roba cosa cose robe fatto fatti ' +
  'tempo volta volte modo maniera punto caso parte argomento discorso domanda curiosità notizia storia articolo pezzo ' +
  'cioè ossia ognuno ciascuno pronto pronta singolo singola diverso diversi diverse vario vari stesso questo questa quest questi quello quella quei quelle ce ne ' +
  'grande grandi piccolo piccola piccoli bello bella nuovo nuova nuovi nuove vero giusto preciso esatto ' +
  'avere avuto avrà avranno avrebbe aveva avevano essere essersi sarà saranno sarebbe sarebbero fosse siano venne verrà verranno verrebbe andrà andranno andò ' +
  'farà faranno farebbe starà staranno darà daranno vorrà vorranno potrà potranno dovrà dovranno dovrebbero resterà resteranno ' +
  'spesso abbastanza appena forse comunque insomma dunque quindi però allora così entro durante mentre circa apposta parecchio davvero ' +
  'darebbe darebbero davano daranno dia diano dando facendo faccia facciano facessero facesse prenderebbe prenderà prenderanno prendono prendeva metterà metterebbe mettono metteva stanno stavano stesse ' +
  'porterà portano portava terrà teneva lascia lasciano lascerà trova trovano troverà passerà passava verranno verrebbero venga vengano vada vadano andando andrebbe rimarrà rimane rimangono rimasta ' +
  'potevano potessero possano dovesse debba debbano volesse vorrà sapeva sanno seppe riusciva riescono servirà serviva tocchi toccava capita capitava resterà restava restano uscirà escono esce usciva ' +
  'coi col x che k cosa qualcosa ' +
  'adesso ora oggi ieri stanotte stamattina stasera poi prima dopo ancora sempre mai già infine finora intanto quasi circa proprio solo soltanto anche pure magari invece ' +
  'record primo prima ultimo ultima razza genere specie tutto tutti tutte totale intero qualcuno qualcosa nessuno altro altri altra altre assieme insieme';
