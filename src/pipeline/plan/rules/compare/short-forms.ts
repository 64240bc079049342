/**
 * Usual short forms of first names in English, German, French, Spanish, Italian, Dutch, Polish and Portuguese. Each
 * entry is a full name, or several full names joined by `/`, and the short forms of each. Names are folded as in `foldName`.
 */
const SHORT_FORMS = `
  abigail: abby gail; albert/alberto: al bert berti beto; aleksander: alek olek; aleksandra: ola olka; alessandra: ale sandra;
  alessandro: ale sandro; alexander: alex sandy xander sander lex sascha sasha; alexandra: alex sandra sandy sascha sasha lexi;
  alexandre: alex xande; alejandra: ale jandra; alejandro: ale alex jandro; alfred/alfredo: fred alf freddy fredo; alicia: ali; amanda: mandy mandi;
  andreas: andi andy dreas andre; andrew: andy drew; andrzej: jedrek jedrus; angela/angelika/angelica: angie geli; anita: ani;
  anna: ania anka anni annie; annemarie/annamaria: anne anni annie; anneliese: anne liesel; anthony: tony ant; antoine: toine tony;
  anton: toni tony; antonia: toni; antonio: toni tonio nino tono toninho tonho; arthur/artur: art arti;
  barbara: barb babs bobbie babsi basia baska barbel; bartholomew: bart; bartlomiej: bartek; beatrice/beatrix/beatriz: bea trixi bia;
  benedikt: bene beni; benjamin: ben benny benni benji; bernadette: bernie; bernard: bernie; bernhard: bernd berni; bogdan: bodek; boguslaw: bogus;
  brigitte: gitte gitta biggi; camille: cam; carolina: carol lina caro; caroline/carolin/karoline: caro carol lina line; catarina: cata;
  catherine/katherine/kathryn/catharine: cathy kathy kate katie cate kat kit; cecilia/cecile: ceci cece cilla; charles: charlie charly chuck chas;
  charlotte: lotte charlie lottie charly; christian: chris christi; christiane: chris christa;
  christina/christine/kristina/kristine/cristina: chris chrissy christy tina kristi christl cris crissi stine; christoph/christophe: chris stoph;
  christopher: chris kit topher; concepcion: concha conchita; constanze: conny; cornelia: conny nelly neele corrie; cornelis: cees kees;
  cornelius: conny; cynthia: cindy; dagmara: daga; daniel: dan danny dani danek; daniela/daniele/danielle: dani dany; david: dave davy davi;
  deborah/debra: deb debbie debby; dieter/dietrich: didi; dolores: lola; dominik: domi; dominika: domi; dominique: domi; donald: don donnie;
  dorothea: dora dorle thea doro; dorothee: doro; dorothy: dot dottie dolly; eberhard: ebi hardy; edmund: ed eddie;
  eduard/eduardo/edouard: edi eddy edu ed dudu; edward: ed eddie eddy ted ned edek; edwin: ed eddie; eleanor/eleonore: ellie nell nora lore;
  elisabeth/elizabeth: liz lizzie lisa beth betty eliza elsa else lilli lisbeth elli lisi liesl sissi bess betsy libby ella lise ilse;
  elzbieta: ela elka; emanuel/emmanuel/emanuele: manu manny lele; emanuela: manu; emily: em emmy; enrique: quique kike; ernst: erni; eugene: gene;
  federica: fede; federico: fede rico; felicitas: feli; ferdinand: ferdi ferdl; fernanda: nanda fer; fernando: nando fer; florence: flo flora;
  florian: flo flori; frances: fran fanny frankie; francesca: franca cesca fra; francesco: franco ciccio checco cesco; francisca: paca paqui chica;
  francisco: paco pancho curro fran chico xico; francois: fanfan; francoise: fanfan; franciscus: frans; franciszek: franek; frank: frankie;
  franz: franzl; franziska: franzi ziska; frederic: fred; frederick/frederik: fred freddy freddie rick frits; friedrich: fritz fred friedel;
  gabriel: gabe gabi gab; gabriela/gabriele/gabrielle/gabriella: gabi gaby gabby ela; gaetano: tano; geoffrey: geoff; georg: schorsch;
  george: georgie; gerald: gerry jerry; gerardus: gerard gert; gerhard: gerd gert hardy; gertrud/gertrude: trude trudi gertie; gianfranco: franco;
  giovanna: gianna vanna; giovanni: gianni gio vanni nino; giuseppe: beppe peppe pino peppino; giuseppina: pina giusy; gottfried: friedel;
  gregory/gregor: greg gregg; grzegorz: grzes; guadalupe: lupe lupita; guilherme: gui; guillaume: guy; guillermo: memo guille; gustav: gustl;
  hannelore: hanne lore hanni; harold: harry hal; heinrich: heiner heinz heini; helena: lena leni hela; helene: leni lene; helmut: helli;
  hendrik/hendrikus: henk rik; henrik: henk rik; henry: harry hank hal; henryk: heniek; herbert: herb bert herbie; hermann: herm;
  hildegard: hilde hilda; hieronymus: hiero; hubert: hubsi bert; ignacio: nacho; ignatius: iggy; ines: ine; ingeborg: inge; irena: irka;
  isabel/isabella/isabelle: isa bella belle izzy bel isi; jacob/jakob: jake jack jakobi; jacek: jacus; jacobus: jaap koos cobus;
  jacqueline: jackie jacky; jadwiga: jadzia; james: jim jimmy jamie jem; janina: janka nina; jaroslaw: jarek; jean: jeannot; jeffrey: jeff;
  jennifer: jen jenny jenni jenn; jeremy: jerry jem; jerome: jerry; jerzy: jurek; jessica: jess jessie jessi; joachim: jochen achim jo;
  joanna: asia joasia jo; joao: joaozinho; joaquim: quim; joaquin: quino; johanna: hanna hanne jo hanni; johannes: hannes hans jo johann jan joh;
  john: johnny jack jon; jonathan: jon jonny; jose: pepe ze zeca; josef/joseph: sepp beppo jupp joe jo josi seppi joey jef;
  josefina/josephine/josefine: josie josi fina pepa; joshua: josh; jozef: jozek jef; joana: jo; juliana: juli;
  julia/julie/julietta: jule juli julchen; julian/julien: jule juli; katarzyna: kasia kaska;
  katharina/katarina/catharina: kathi kati katha kathe kaethe trina nina katja trijntje; katrin/kathrin: kati kathi; kenneth: ken kenny;
  kimberly/kimberley: kim; klaudia/claudia: klaudi; konrad/conrad: conny; konstantin: kosta; krystyna: krysia; krzysztof: krzys krzysiek;
  lambertus: bert bertus; larissa: lara; lawrence/laurence: larry laurie; leonard/leonhard: leo len lenny leon hardy; leonardo: leo nardo;
  leonie: leo leoni; leopold: poldi leo; lieselotte: lotte liesel lilo; louis: lou; lorenz: lenz; lorenzo: renzo; louise/luise: lou lulu;
  lucas/lukas: luke luki; luciano: lucio; ludwig: lutz wiggerl; luigi: gigi gino; luis: lucho luisito; lukasz: lukaszek; maciej: maciek;
  madeleine: mado leni; madeline: maddie maddy; magdalena: magda lena leni madda magdi; malgorzata: gosia malgosia; manfred: manni fred manne;
  manuel: manu manolo manny manel; manuela: manu ela; margaret: maggie meg peggy margie greta daisy marge;
  margarete/margarethe/margareta: grete gretel gretchen greta marga gretl; margarida: guida; margarita: marga rita margo; margherita: rita;
  marguerite: margot; maria: mia mitzi maja marysia ria mieke maruja; mariana: mari; marianne: janne nanni; mariusz: mario;
  markus/marcus: mark marc; martha/marta: marti; martin: marty; matilde/mathilde/mathilda: tilda tilde hilde thilde; mateusz: mati;
  matthew: matt matty; matthias/mathias: matze hias matti mats; mattheus: matthijs thijs; maurizio: mauri; maurice: mo; maximilian: max maxi;
  maxime: max; maxwell: max; mercedes: merche; michael: mike mick mickey michi micha michel mischa mikey; michaela: michi ela micha;
  michal: michalek; michel: michou; michele: micky; michelle: shelly micha; mieczyslaw: mietek; miguel: migue; mildred: millie; miroslaw: mirek;
  miroslawa: mirka; monika/monica: moni mona; montserrat: montse; nadezhda: nadja; natalia: nat talia; nathalie/natalie: nat natty;
  nathan/nathaniel: nate nat; nicholas/nicolas/nikolas/nicola: nick nico nicky niko klaus colas; nicole: nicki niki nico;
  nikolaus/nicolaus/nicolaas: klaus niko nick claus klaas niklas; norbert: bert norb; oliver/olivier: oli olli ollie; olivia: liv livi ollie;
  oswald: ossi ozzie; pamela: pam; paola: paolina; patricia: pat patty trish tricia pati paty; patrick/patrik: pat paddy rick; patrycja: pati;
  pedro: pedrinho perico; penelope: penny; peter: pete pit; petronella: nel nelleke petra; philipp/philip/phillip/philippe: phil pip flip fips;
  piotr: piotrek; priscilla: cilla; rachel: rach; rafael/raphael: rafa raffi rafi; raffaele: lele raf; ramona: mona; raymond: ray;
  rebecca/rebekka: becky becca bekky; regina: gina regi; reinhard: hardy; reinhold: reini; renata/renate: reni nata rena;
  richard: rick dick richie rich ricky rik; ricardo: rick rico ricky; riccardo: ricky rico; robert: bob rob bobby bert robbie bobbie robin robi;
  roberta: robbi berta; roberto: rob beto robi berto; roderick: rod; rodrigo: rodri; roger: rodge; roland/ronald: ron ronnie roli;
  rosalia: rosa lia; rosario: charo; rosemarie/rosmarie/rosemary: rosi rosie romy rose; rudolf: rudi rolf rudy; ryszard: rysiek rysio;
  salvador: salva; salvatore: salvo toto turi; samantha: sam sammy; samuel: sam sammy; sebastian/sebastien: seb basti bastian wastl;
  sebastiano: seba bastiano; sebastiao: tiao; sergio: sergi; siegfried: sigi siggi; sigrid: siri; simone: simo; slawomir: slawek;
  sophia/sofia/sophie: soph fia; stanislaw: staszek stasiek stach; stefan/stephan: steff steffen steph; stefania: stefa;
  stefanie/stephanie: steffi steph stefi stephie; stefano: ste; stephen/steven: steve stevie ste; susan: sue susie suzy; susana: susi;
  susanna/susanne/suzanne/susannah: susi suse sanne sue susie suzy; sylvester: syl; tadeusz: tadek; tatiana/tatjana: tanja tania;
  teresa/theresa/therese/theresia: resi tess terry tessa tere teri thesi; theodor/theodore/theodorus: theo ted teddy dorus teo;
  thomas: tom tommy tommi thom; tiago: ti; timothy: tim timmy; timotheus: tim timo; tobias: tobi toby; tomas: tom tommy; tomasz: tomek;
  urszula: ula; ursula/ursel: uschi ursel ulla ursi; valentin: vali; valentina: vale tina; vanessa: nessa;
  veronica/veronika/veronique: vero vroni ronnie ronja; vicente: chente; victor/viktor: vic vik; victoria/viktoria: vicky vicki tori viki vicki;
  vincent: vince vinnie vin; vincenzo: enzo vince; virginia: ginny gina; vittoria: vicky; vittorio: vito; waldemar: waldi; walter: walt wally walti;
  waclaw: wacek; wieslaw: wiesiek; wilhelm: willi willy wilm; wilhelmina/wilhelmine: mina mine minna willemijn; willem: wim pim;
  william: bill will billy willie liam; wladyslaw: wladek; wlodzimierz: wlodek; wojciech: wojtek; wolfgang: wolf wolfi; xavier: xavi;
  zachary: zach zack zac; zbigniew: zbyszek; zdzislaw: zdzisiek; zofia: zosia zoska`;

/** Full names by each of their short forms. Both sides are folded. */
const FULL_NAMES: ReadonlyMap<string, ReadonlySet<string>> = readTable();

/** Returns whether one of two folded names is a usual short form of the other, or a longer short form of the same name. */
export function isShortForm(a: string, b: string): boolean {
  return isShortOf(a, b) || isShortOf(b, a) || (isLonger(a, b) && haveFullNameInCommon(a, b));
}

/** Returns the folded names that a folded name is a usual short form of. */
export function fullNamesOf(short: string): readonly string[] {
  return [...(FULL_NAMES.get(short) ?? [])];
}

function isShortOf(short: string, full: string): boolean {
  return FULL_NAMES.get(short)?.has(full) === true;
}

/** `Tommy` and `Tom`. Two short forms that do not begin alike may be two people of one family. */
function isLonger(a: string, b: string): boolean {
  return a.startsWith(b) || b.startsWith(a);
}

function haveFullNameInCommon(a: string, b: string): boolean {
  const others = FULL_NAMES.get(b);
  return others !== undefined && [...(FULL_NAMES.get(a) ?? [])].some((full) => others.has(full));
}

function readTable(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const line of SHORT_FORMS.trim().split(/;\s+/u)) {
    const [fulls = "", shorts = ""] = line.split(": ");
    for (const short of shorts.split(" ")) {
      const names = found.get(short) ?? new Set<string>();
      for (const full of fulls.split("/")) names.add(full);
      found.set(short, names);
    }
  }
  return found;
}
