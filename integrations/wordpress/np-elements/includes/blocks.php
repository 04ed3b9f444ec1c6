<?php
/** The blocks. The editor shows a drawing of each; the page gets the element. */

namespace NpElements;

defined( 'ABSPATH' ) || exit;

/** Name of a block, which is also that of its shortcode: tag, title, icon. */
const BLOCKS = array(
	'header'      => array( 'np-header', 'Intestazione', 'align-wide' ),
	'footer'      => array( 'np-footer', 'Piè di pagina', 'align-full-width' ),
	'chat'        => array( 'np-assistance-chat', 'Chat di assistenza', 'format-chat' ),
	'article'     => array( 'np-article', 'Articolo', 'media-document' ),
	'newsletters' => array( 'np-account-newsletters', 'Newsletter', 'email' ),
	'paper'       => array( 'np-epaper', 'Giornale sfogliabile', 'book' ),
	'newsstand'   => array( 'np-newsstand', 'Edicola', 'grid-view' ),
);

/** The attributes of a tag as WordPress describes those of a block. */
function block_attributes( string $tag ): array {
	$type = fn( array $spec ) => match ( $spec['type'] ) {
		'boolean', 'number' => $spec['type'],
		default             => 'string',
	};
	return array_map( fn( $spec ) => array( 'type' => $type( $spec ) ), attributes_of( $tag ) ?? array() );
}

function register_blocks(): void {
	$base = plugin_dir_url( FILE );
	wp_register_script( 'np-elements-editor', $base . 'editor.js', array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element' ), VERSION, true );
	wp_register_style( 'np-elements-editor', $base . 'editor.css', array(), VERSION );
	$shown = array();
	foreach ( BLOCKS as $name => [ $tag, $title, $icon ] ) {
		$summary = contracts()['tags'][ $tag ]['summary'];
		$shown[] = array(
			'name'       => "np-elements/$name",
			'kind'       => $name,
			'title'      => $title,
			'summary'    => $summary,
			'attributes' => (object) attributes_of( $tag ),
		);
		register_block_type(
			"np-elements/$name",
			array(
				'api_version'           => 2,
				'title'                 => $title,
				'description'           => $summary,
				'category'              => 'np-elements',
				'icon'                  => $icon,
				'keywords'              => array( 'np', $tag ),
				'attributes'            => block_attributes( $tag ),
				'supports'              => array(
					'html'            => false,
					'className'       => false,
					'customClassName' => false,
				),
				'editor_script_handles' => array( 'np-elements-editor' ),
				'editor_style_handles'  => array( 'np-elements-editor' ),
				'render_callback'       => fn( $given ) => element( $tag, $given ),
			)
		);
	}
	wp_add_inline_script( 'np-elements-editor', 'window.npElementsBlocks = ' . wp_json_encode( $shown, JSON_HEX_TAG | JSON_HEX_AMP ) . ';', 'before' );
}

add_action( 'init', __NAMESPACE__ . '\\register_blocks' );

add_filter(
	'block_categories_all',
	fn( $categories ) => array_merge(
		$categories,
		array(
			array(
				'slug'  => 'np-elements',
				'title' => 'Testata',
			),
		)
	)
);
