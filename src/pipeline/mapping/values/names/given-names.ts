import { foldHeader } from "../../../../model/text/spelling/text-folding.ts";

/**
 * Frequent given names of several languages that are seldom family names. They never decide how a name is split. They
 * show that a list may put the family name first, so that "Muster Anna" is not greeted as "Muster". They also show that a
 * cell of another column holds a name.
 */
const GIVEN_NAMES: ReadonlySet<string> = new Set(
  `Anna Ana Anne Annette Anja Anke Andrea Angela Angelika Antje Astrid Barbara Beate Bettina Birgit Birgitta Brigitte Britta Carina Carla Carmen
  Carolin Caroline Charlotte Christa Christel Christiane Christina Christine Claudia Clara Cornelia Daniela Deborah Doris Dorothea Edith Elena
  Elfriede Elisabeth Elizabeth Elke Ella Emilia Emily Emma Erika Esther Eva Evelyn Franziska Frieda Gabriele Gabriela Gerda Gertrud Gisela Gudrun Hanna Hannah
  Heike Heidi Helena Helene Helga Hildegard Ilse Inge Ingeborg Ingrid Irene Iris Irma Isabel Isabella Isabelle Jana Janina Jennifer Jessica Johanna Josephine Julia
  Juliane Jutta Karin Karla Katharina Katherine Kathrin Katja Katrin Kerstin Klara Kristin Kristina Laura Lea Lena Leonie Lieselotte Lina Linda Lisa Louise Lucia Luise Magdalena
  Manuela Margarete Margaret Margarita Maria Marianne Marie Marina Marion Marlene Marta Martha Martina Mathilde Melanie Melissa Mia Michaela Michelle Miriam Monica
  Monika Nadine Nadja Natalie Nicole Nina Nora Olga Olivia Patricia Paula Pauline Petra Pia Ramona Rebecca Regina Renate Rita Rosa Rosemarie Ruth Sabine Sabrina Sandra
  Sara Sarah Silke Silvia Simone Sofia Sonja Sophia Sophie Stefanie Stephanie Susan Susanne Sylvia Tanja Teresa Theresa Ulrike Ursula Ute Valentina Vanessa
  Vera Verena Veronika Victoria Waltraud Yvonne Zoe Amanda Amy Ashley Brenda Catherine Cynthia Diana Donna Dorothy Emilie Heather Helen Janet Kathleen Kimberly
  Megan Nancy Pamela Rachel Samantha Sharon Shirley Virginia Camille Céline Chantal Chloé Delphine Élodie Émilie Florence Françoise Hélène Inès Jacqueline Jeanne Juliette Léa
  Manon Margaux Mathilde Monique Nathalie Océane Sandrine Sylvie Valérie Véronique Alejandra Beatriz Concepción Cristina Dolores Francisca Guadalupe Josefa Lucía Mercedes Montserrat Pilar Rocío
  Alessandra Chiara Federica Francesca Giorgia Giovanna Giulia Ilaria Paola Roberta Serena Ingrid Karin Kerstin Marit Sigrid Solveig Agnieszka Ewa Joanna Katarzyna Małgorzata Zofia
  Hana Jitka Kateřina Lenka Markéta Aino Anneli Liisa Päivi Saara Fernanda Juliana Mariana Femke Lotte Marieke Sanne
  Achim Adolf Alexander Alfred Alois Andreas Anton Antonio Armin Arne Axel Benjamin Bernd Bernhard Björn Christian Christoph Christopher Carsten Dennis Detlef
  Dieter Dietmar Dirk Dominik Eberhard Eckhard Egon Emil Erich Erwin Eugen Fabian Felix Ferdinand Florian Friedhelm Fritz Gerald Gerd Gerhard Gernot Guido Günter Hans Harald Hartmut
  Heiko Heinz Helge Helmut Herbert Holger Horst Hubert Ingo Jan Jens Joachim Jochen Johannes Jonas Jonathan Jörg Josef Julian Jürgen Kai Karl Karsten Kevin Klaus
  Konrad Kurt Lars Leon Leonhard Lothar Ludwig Manfred Marc Marcel Marco Marcus Mario Markus Matthias Maximilian Michael Nicolas Niklas Nils Norbert Olaf Oliver
  Oskar Pascal Patrick Philipp Rainer Ralf Raphael Reiner Reinhard Reinhold Roland Rolf Rüdiger Rudolf Sascha Sebastian Siegfried Stefan Stephan Steffen Sven Thorsten Tilo Tim Timo Tobias
  Torsten Udo Ulf Ulrich Uwe Viktor Volker Wilfried Wilhelm Willi Wolfgang Andrew Anthony Brian Daniel David Edward Eric Gary Gregory Jason Jeffrey Joshua Kenneth Matthew Nathan Nicholas Raymond
  Robert Ronald Samuel Stephen Steven Timothy William Zachary Alain Antoine Christophe Didier Emmanuel Éric Étienne Fabrice François Frédéric Gérard Guillaume Jacques Jean Jérôme
  Julien Laurent Mathieu Maxime Olivier Philippe Pierre Sébastien Stéphane Thierry Alejandro Álvaro Andrés Carlos Diego Eduardo Enrique Fernando Francisco Javier Jesús Joaquín José Juan Luis
  Manuel Miguel Pablo Pedro Rafael Raúl Ricardo Roberto Sergio Alessandro Andrea Davide Fabio Francesco Giovanni Giuseppe Lorenzo Luca Matteo Paolo Stefano Anders Bengt Erik
  Fredrik Göran Gunnar Håkan Henrik Johan Kjell Lennart Magnus Mats Mikael Søren Thorbjørn Krzysztof Łukasz Mateusz Michał Piotr Wojciech Zbigniew František Jiří Ondřej Tomáš Václav
  Antti Jari Juha Mikko Pekka Timo João Paulo Tiago Joost Maarten Pieter Wouter`
    .split(/\s+/)
    .map(foldHeader),
);

/** Returns whether a word is a frequent given name. */
export function isGivenName(word: string): boolean {
  return GIVEN_NAMES.has(foldHeader(word));
}
